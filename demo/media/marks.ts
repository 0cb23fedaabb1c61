/** Small logos of services: a shape in a disc of the brand's color. */
const glyphs: Record<string, { color: string; shape: string }> = {
  marsa_pay: {
    color: '#0f7a5f',
    shape:
      '<rect x="9" y="13" width="22" height="15" rx="3" fill="#fff"/><path d="M9 18h22" stroke="#0f7a5f" stroke-width="3"/>',
  },
  wallet: {
    color: '#5b3f8a',
    shape:
      '<rect x="9" y="12" width="22" height="17" rx="4" fill="#fff"/><circle cx="26" cy="20.5" r="2.5" fill="#5b3f8a"/>',
  },
  instagram: {
    color: '#b03a7a',
    shape:
      '<g fill="none" stroke="#fff" stroke-width="2.5"><rect x="11" y="11" width="18" height="18" rx="5"/><circle cx="20" cy="20" r="4.5"/></g><circle cx="25.4" cy="14.6" r="1.5" fill="#fff"/>',
  },
  facebook: {
    color: '#2e5aa8',
    shape:
      '<path d="M21.6 31V21.4h3.3l.6-3.9h-3.9v-2.4c0-1.2.5-2 2.1-2h2V9.600c-.6-.1-1.700-.2-2.800-.2-3.200 0-5 1.900-5 5.100v3h-3.300v3.900h3.300V31z" fill="#fff"/>',
  },
  youtube: {
    color: '#b5302a',
    shape:
      '<rect x="9" y="12" width="22" height="16" rx="5" fill="#fff"/><path d="M18 16.500v7l6-3.500z" fill="#b5302a"/>',
  },
};

/** Returns the logo of a service, 40 × 40, or null for an unknown service. */
export function serviceMark(name: string): string | null {
  const glyph = glyphs[name];
  if (!glyph) return null;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">' +
    `<circle cx="20" cy="20" r="20" fill="${glyph.color}"/>${glyph.shape}</svg>`
  );
}
