/** Every id of the contract is a positive whole number; a text of digits is read as one at the wire. */
export type Id = number;
export type ProductId = Id;
export type ShopId = Id;
export type OrderId = Id;
export type AddressId = Id;
export type UserId = Id;
export type VoucherId = Id;
