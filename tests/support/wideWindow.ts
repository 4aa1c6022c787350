/** Makes the window of this test wide enough for columns until the returned function is called (look.md, wide). */
export function widenWindow(): () => void {
  const before = window.matchMedia;
  const narrow = before('print');
  window.matchMedia = query => ({ ...narrow, matches: query === '(min-width: 900px)' });
  return () => {
    window.matchMedia = before;
  };
}
