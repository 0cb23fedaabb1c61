export function OrderHistory() {
  return null;
}
