import type { ReactNode } from 'react';

function Mark({ children, fill }: { children: ReactNode; fill?: string }) {
  return (
    <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" {...(fill && { fill })} aria-hidden>
      {children}
    </svg>
  );
}

export function GoogleMark() {
  return (
    <Mark>
      <path
        fill="#4285F4"
        d="M21.6 12.2c0-.7-.1-1.3-.2-1.900H12v3.700h5.400a4.6 4.6 0 0 1-2 3v2.500h3.200c1.9-1.7 3-4.3 3-7.300Z"
      />
      <path
        fill="#34A853"
        d="M12 22c2.7 0 5-.9 6.6-2.500L15.4 17c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.100H3.100v2.600A10 10 0 0 0 12 22Z"
      />
      <path fill="#FBBC05" d="M6.4 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9z" />
      <path
        fill="#EA4335"
        d="M12 6c1.5 0 2.8.5 3.8 1.500l2.9-2.900A10 10 0 0 0 3.1 7.500l3.3 2.600C7.2 7.8 9.4 6 12 6Z"
      />
    </Mark>
  );
}

export function FacebookMark() {
  return (
    <Mark>
      <circle cx="12" cy="12" r="10" fill="#1877F2" />
      <path
        fill="#fff"
        d="M15.5 14.500l.4-2.900h-2.800V9.700c0-.8.4-1.6 1.6-1.600h1.300V5.700c-3.3-.6-5 .6-5 3.500v2.400H8.400v2.900H11v7.400a10 10 0 0 0 2.1 0v-7.400z"
      />
    </Mark>
  );
}

export function AppleMark() {
  return (
    <Mark fill="currentColor">
      <path d="M16.7 12.600c0-2.2 1.8-3.3 1.9-3.4-1-1.5-2.6-1.7-3.2-1.7-1.4-.1-2.6.8-3.3.8s-1.7-.8-2.8-.8c-1.5 0-2.8.8-3.6 2.1-1.5 2.7-.4 6.6 1.1 8.8.7 1.1 1.6 2.2 2.7 2.2 1.1 0 1.5-.7 2.8-.7s1.7.7 2.9.7 1.9-1.1 2.6-2.100c.8-1.2 1.2-2.4 1.2-2.5 0 0-2.3-.9-2.3-3.400ZM14.6 6.100c.6-.7 1-1.7.9-2.7-.9 0-1.9.6-2.5 1.3-.6.6-1.1 1.6-.9 2.6 1 .1 2-.5 2.5-1.200Z" />
    </Mark>
  );
}
