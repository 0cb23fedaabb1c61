import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { styled } from '@mui/material/styles';
import { safeHref } from '@/domain/safeHref';
import type { TicketAttachment } from '@/domain/ticket';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  ...unstyledList,
  margin: theme.spacing(1.5, 0, 0),
}));

const File = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: 72,
  height: 72,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
  color: theme.vars?.palette.text.secondary,
  backgroundColor: theme.vars?.palette.surface.muted,
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** Attachments of a ticket; each opens in a new tab. */
export function TicketAttachments({ attachments }: { attachments: readonly TicketAttachment[] }) {
  const t = useT();
  return (
    <List>
      {attachments.map(({ src, isPicture }, index) => {
        const href = safeHref(src);
        const number = index + 1;
        return href ? (
          <li key={`${number} ${src}`}>
            <File
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('Attachment {number}', { number })}
            >
              {isPicture ? <img src={href} alt="" loading="lazy" /> : <PictureAsPdfOutlined />}
            </File>
          </li>
        ) : null;
      })}
    </List>
  );
}
