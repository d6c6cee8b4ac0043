/** Whether a press opens a link in another tab without a key: browsers report it apart from clicks, as they do others. */
export function isMiddleClick({button}: {readonly button: number}): boolean {
  return button === 1;
}
