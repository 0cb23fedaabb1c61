/** Ids of the API are positive integers; the wire layer converts numeric strings. */
export type Id = number;
export type ProductId = Id;
export type ShopId = Id;
export type OrderId = Id;
export type AddressId = Id;
export type UserId = Id;
export type VoucherId = Id;
