export * from './catalogue';
export * from './people';
export * from './trade';
