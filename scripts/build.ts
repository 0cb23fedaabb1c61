import { buildStorefront } from './buildStorefront';

buildStorefront().then(
  () => process.exit(0),
  (problem: unknown) => {
    console.error(problem);
    process.exit(1);
  },
);
