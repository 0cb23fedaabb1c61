import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Color, Size } from '@/domain/catalogue';
import { fixedColors } from '@/shared/theme';
import { MoneyText, Picture, visuallyHidden } from '@/shared/ui';

interface ChoiceGroupProps<Choice extends Size> {
  /** Legend of the group, such as "Size". */
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

const Fieldset = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')(({ theme }) => ({
  padding: 0,
  marginBlockEnd: theme.spacing(2.5),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
  '& b': { fontWeight: 600, color: theme.vars?.palette.text.primary },
}));

const Label = styled('label')({ position: 'relative', maxWidth: '100%' });

const Radio = styled('input')(visuallyHidden);

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const Tile = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  minWidth: 54,
  minHeight: 44,
  paddingInline: theme.spacing(3.5),
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  borderRadius: 8,
  fontSize: '.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars?.palette.background.paper,
  transition: 'border-color 150ms, background-color 150ms',
  '&:hover': { borderColor: theme.vars?.palette.text.primary },
  'input:checked + &': {
    color: theme.vars?.palette.primary.dark,
    borderColor: theme.vars?.palette.primary.main,
    backgroundColor: theme.vars?.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
  },
  'input:focus-visible + &': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
}));

const Swatch = styled('span')({
  flex: 'none',
  width: 24,
  height: 24,
  marginInlineStart: -4,
  borderRadius: '50%',
  boxShadow: fixedColors.swatchRing,
  forcedColorAdjust: 'none',
});

/** As high as the tile, at its start. */
const Thumb = styled('span')({
  flex: 'none',
  width: 52,
  overflow: 'hidden',
  marginInlineStart: -9,
  marginBlock: 4,
  borderRadius: 6,
});

const Extra = styled('small')(({ theme }) => ({
  fontSize: '.75rem',
  fontWeight: 400,
  color: theme.vars?.palette.text.secondary,
}));

const swatchOf = (choice: Size | Color) => ('colorCode' in choice ? choice.colorCode : null);
const thumbnailOf = (choice: Size | Color) => ('thumbnail' in choice ? choice.thumbnail : null);

/** Sizes or colors, with their pictures, as a native radio group; the legend shows the chosen name. */
export function ChoiceGroup<Choice extends Size>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceGroupProps<Choice>) {
  const group = useId();
  return (
    <Fieldset>
      <Legend>
        {label}:{' '}
        <b>
          <bdi>{chosen.name}</bdi>
        </b>
      </Legend>
      <Row>
        {choices.map((choice) => {
          const swatch = swatchOf(choice);
          const thumbnail = thumbnailOf(choice);
          return (
            <Label key={choice.id}>
              <Radio
                type="radio"
                name={group}
                checked={choice.id === chosen.id}
                onChange={() => onChoose(choice)}
              />
              <Tile>
                {thumbnail ? (
                  <Thumb>
                    <Picture src={thumbnail} alt="" fit="contain" />
                  </Thumb>
                ) : (
                  swatch && <Swatch style={{ backgroundColor: swatch }} />
                )}
                <bdi>{choice.name}</bdi>
                {choice.price > 0 && (
                  <Extra>
                    <bdi>+</bdi>
                    <MoneyText amount={choice.price} />
                  </Extra>
                )}
              </Tile>
            </Label>
          );
        })}
      </Row>
    </Fieldset>
  );
}
