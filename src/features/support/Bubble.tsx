import { styled } from '@mui/material/styles';
import type { TicketMessage } from '@/domain/ticket';
import { useServerMoments } from '@/core/settings';
import { useT } from '@/shared/texts';
import { UserPhoto, VisuallyHidden } from '@/shared/ui';

const Row = styled('div')<{ 'data-own'?: '' | undefined }>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: theme.spacing(2.5),
  width: 'fit-content',
  maxWidth: 'min(100%, 60ch)',
  '&[data-own]': { gridTemplateColumns: 'minmax(0, 1fr)', marginInlineStart: 'auto' },
}));

const Balloon = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
  borderEndStartRadius: 4,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  backgroundColor: theme.vars?.palette.background.paper,
  '[data-own] > &': {
    borderColor: 'transparent',
    borderEndStartRadius: 16,
    borderEndEndRadius: 4,
    color: theme.vars?.palette.primary.contrastText,
    backgroundColor: theme.vars?.palette.primary.main,
  },
  '& > p': { margin: 0 },
  '& > small': {
    display: 'block',
    marginBlockStart: theme.spacing(1),
    fontSize: '.75rem',
    color: theme.vars?.palette.text.secondary,
  },
  // A fainter color would lack contrast on the primary background.
  '[data-own] > & > small': { color: 'inherit' },
}));

interface BubbleProps {
  message: TicketMessage;
  isOwn: boolean;
}

/** A message: the user's at the end, the help desk's at the start with a photo. */
export function Bubble({ message, isOwn }: BubbleProps) {
  const t = useT();
  const { moment } = useServerMoments();
  const { senderName: name, senderPhoto: profilePhoto } = message;
  return (
    <Row data-own={isOwn ? '' : undefined}>
      {!isOwn && <UserPhoto user={{ name, profilePhoto }} size={32} />}
      <Balloon>
        <VisuallyHidden>{isOwn ? t('You') : name}: </VisuallyHidden>
        <p dir="auto">{message.text}</p>
        <small>
          {!isOwn && (
            <span aria-hidden>
              <bdi>{name}</bdi>
              {' · '}
            </span>
          )}
          <bdi>{moment(message.createdAt)}</bdi>
        </small>
      </Balloon>
    </Row>
  );
}
