/** Libraries run as shoppers get them, which also halves the time of a story: React's development build checks each element. */
Reflect.set(process.env, 'NODE_ENV', 'production');

export {};
