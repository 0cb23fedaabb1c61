export function OrderDetails() {
  return null;
}
