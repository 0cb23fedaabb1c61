export function ProductDetails() {
  return null;
}
