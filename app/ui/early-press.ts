/** Presses the button again whose last press React could not handle. If it still can't, the press is remembered again. */
export function repeatEarlyPress() {
  const pressed = document.earlyPress;
  document.earlyPress = null;
  pressed?.click();
}
