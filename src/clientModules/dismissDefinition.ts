import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Escape hides the definition of a glossary term until the pointer or the focus enters the term again. */
function onKeyDown(event: KeyboardEvent): void {
  const term = document.querySelector('.term:is(:hover, :focus-within)');
  const definition = term?.querySelector<HTMLElement>('.term-definition:not([hidden])');
  if (event.key === 'Escape' && definition) {
    event.preventDefault();
    definition.hidden = true;
    const show = () => {
      definition.hidden = false;
    };
    term?.addEventListener('pointerenter', show, {once: true});
    term?.addEventListener('focusin', show, {once: true});
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', onKeyDown);
}
