export * from './catalogue';
export * from './handedIn';
export * from './people';
export * from './trade';
