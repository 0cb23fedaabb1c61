export interface FloorProduct {
  id: number;
  name: string;
  price: string;
  picture: string;
}

const names = ['Kettle', 'Lamp', 'Chair', 'Blanket', 'Notebook', 'Teapot', 'Mirror', 'Basket'];

/** Products of the floor and of the plain page; the response of `/api/home`. */
export const floorProducts: readonly FloorProduct[] = Array.from({ length: 12 }, (_none, index) => ({
  id: index + 1,
  name: `${names[index % names.length] ?? ''} no. ${index + 1}`,
  price: `$${20 + index * 7}.00`,
  picture: `/pictures/${index}.webp`,
}));
