import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Category } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useShopCategories } from '@/core/settings';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { Link, Picture, SectionError } from '@/shared/ui';
import { Entry, Group, Name } from './SideMenu.styles';

const Title = styled(Typography)(({ theme }) => ({ padding: theme.spacing(4, 5, 0) })) as typeof Typography;

const Thumb = styled('span')({
  flex: 'none',
  display: 'grid',
  width: 36,
  borderRadius: '50%',
  overflow: 'hidden',
});

const Arrow = styled(ExpandMoreOutlined)({
  transition: 'rotate 150ms',
  '[aria-expanded=true] > &': { rotate: '180deg' },
});

const Subcategories = styled('ul')(({ theme }) => ({
  ...unstyledList,
  paddingInlineStart: theme.spacing(12),
}));

/** The categories, each expanding to its subcategories. */
export function SideMenuCategories() {
  const t = useT();
  const { categories, isMissing, retry } = useShopCategories();
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <>
      <Title variant="subtitle2" component="h3">
        {t('Categories')}
      </Title>
      {isMissing && <SectionError onRetry={retry} />}
      <Group>
        {categories?.map((category) => (
          <SideMenuCategory
            key={category.id}
            category={category}
            isOpen={category.id === openId}
            onToggle={() => setOpenId(category.id === openId ? null : category.id)}
          />
        ))}
      </Group>
    </>
  );
}

interface SideMenuCategoryProps {
  category: Category;
  isOpen: boolean;
  onToggle: () => void;
}

function SideMenuCategory({ category, isOpen, onToggle }: SideMenuCategoryProps) {
  const t = useT();
  const dispatch = useDispatch();
  const listId = useId();
  const { id, name, thumbnail, subCategories } = category;
  const close = () => dispatch(overlayClosed('sideMenu'));
  return (
    <li>
      <Entry aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
        <Thumb>
          <Picture src={thumbnail} alt="" />
        </Thumb>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <Arrow />
      </Entry>
      <Subcategories id={listId} hidden={!isOpen}>
        <li>
          <Entry component={Link} to={paths.category(id)} onClick={close}>
            <Name>{t('All of {name}', { name })}</Name>
          </Entry>
        </li>
        {subCategories.map((sub) => (
          <li key={sub.id}>
            <Entry component={Link} to={paths.subCategory(id, sub.id)} onClick={close}>
              <Name>
                <bdi>{sub.name}</bdi>
              </Name>
            </Entry>
          </li>
        ))}
      </Subcategories>
    </li>
  );
}
