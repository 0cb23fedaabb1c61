/** Placeholder until the dialog is built. */
export function LoginDialog() {
  return null;
}
