export function Checkout() {
  return null;
}
