export * from './catalogue';
export * from './content';
export * from './handedIn';
export * from './people';
export * from './trade';
