export * from './catalogue';
export * from './content';
export * from './people';
export * from './trade';
