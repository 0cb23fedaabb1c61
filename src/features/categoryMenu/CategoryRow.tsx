import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { Category } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { elevation } from '@/shared/theme';
import { Chevron, Link, Picture } from '@/shared/ui';
import { ROW } from './moveFocus';

interface CategoryRowProps {
  category: Category;
  isShown: boolean;
  /** Hover by mouse, which may only be passing by. */
  onHover: (event: PointerEvent) => void;
  /** Focus or tap: opens the flyout at once. */
  onShow: () => void;
  onChoice: () => void;
  /** The flyout beside the list. */
  children: ReactNode;
}

const Row = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(3.5),
  width: '100%',
  minHeight: 60,
  justifyContent: 'start',
  paddingInline: theme.spacing(3),
  borderRadius: 8,
  fontFamily: theme.typography.fontFamily,
  fontSize: '.875rem',
  fontWeight: 500,
  textAlign: 'start',
  '& > svg': { color: theme.vars?.palette.text.disabled },
  '&[aria-expanded=true]': {
    color: theme.vars?.palette.primary.dark,
    backgroundColor: theme.vars?.palette.background.paper,
    boxShadow: elevation.raised,
  },
  '&:focus-visible': { outlineOffset: -3 },
})) as typeof ButtonBase;

const Thumb = styled('span')({
  flex: 'none',
  display: 'grid',
  width: 44,
  borderRadius: '50%',
  overflow: 'hidden',
});
const Name = styled('span')({ flex: 1, overflowWrap: 'anywhere' });

export function CategoryRow({ category, isShown, onHover, onShow, onChoice, children }: CategoryRowProps) {
  const isFirstTap = useRef(false);
  const hasFlyout = category.subCategories.length > 0;
  const follow = (event: MouseEvent) => {
    // Touch has no hover: the first tap shows the flyout, the second follows the link.
    if (isFirstTap.current) {
      event.preventDefault();
      // A row that has the focus already gets no event of it.
      onShow();
    } else onChoice();
    isFirstTap.current = false;
  };
  return (
    <li>
      <Row
        {...ROW}
        component={Link}
        to={paths.category(category.id)}
        aria-expanded={isShown}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(event)}
        onPointerDown={(event) => {
          isFirstTap.current = event.pointerType !== 'mouse' && !isShown && hasFlyout;
        }}
        onFocus={onShow}
        onClick={follow}
      >
        <Thumb>
          <Picture src={category.thumbnail} alt="" />
        </Thumb>
        <Name>
          <bdi>{category.name}</bdi>
        </Name>
        <Chevron to="end" />
      </Row>
      {isShown && children}
    </li>
  );
}
