import { styled } from '@mui/material/styles';
import { parseUrl } from '@/domain/parseUrl';
import { safeHref } from '@/domain/safeHref';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { startOfPage, wholePlainText } from '@/shared/ui';
import { Logo } from '../frame/Logo';
import { SocialIcon } from './SocialIcon';

const About = styled('div')(({ theme }) => ({
  '& > p': { maxWidth: '38ch', margin: theme.spacing(3.5, 0, 0), ...startOfPage },
  '@media (max-width: 639.95px)': { marginBlockEnd: theme.spacing(6) },
}));

const LogoBackground = styled('div')(({ theme }) => ({ color: theme.vars?.palette.deep.text }));

const Mail = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlockStart: theme.spacing(1),
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: theme.vars?.palette.deep.text, textDecoration: 'underline' },
}));

const Social = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  ...unstyledList,
  margin: theme.spacing(2.5, 0, 0),
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    color: theme.vars?.palette.deep.text,
    border: `1px solid ${theme.vars?.palette.deep.line}`,
  },
  '& a:hover': { borderColor: 'currentColor' },
}));

/** The shop's logo, description, email address and social links. */
export function FooterAbout() {
  const t = useT();
  const { footerLogo, footerDescription, email, socialLinks } = useSettings();
  const shown = socialLinks.flatMap(({ name, link, logo }) => {
    const href = safeHref(link);
    // A link without a name has that of its site.
    return href ? [{ name: name.trim() || (parseUrl(href)?.hostname ?? href), href, logo }] : [];
  });
  return (
    <About>
      <LogoBackground>
        <Logo picture={footerLogo} />
      </LogoBackground>
      <p dir="auto">
        {wholePlainText(footerDescription ?? '') ||
          t('Good things in one basket: chosen with care, well packed, and soon at your door.')}
      </p>
      {email && (
        <Mail href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </Mail>
      )}
      {shown.length > 0 && (
        <Social>
          {shown.map(({ name, href, logo }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
                <SocialIcon name={name} logo={logo} />
              </a>
            </li>
          ))}
        </Social>
      )}
    </About>
  );
}
