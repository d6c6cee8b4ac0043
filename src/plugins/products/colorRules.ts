import type {Product} from '../../../config/products';

/**
 * Stylesheet with the color tokens of all products, `--tool-<hue>` and `--wash-<hue>`, and the classes `tool--<hue>`,
 * which set `--tool` and `--tool-wash` to a product's colors.
 */
export function colorRules(products: readonly Product[]): string {
  const tools = products.flatMap(({hue, colors}) => (hue && colors ? [{hue, colors}] : []));
  const tokens = (theme: 'light' | 'dark') =>
    tools
      .map(({hue, colors}) => `--tool-${hue}:${colors[theme].hue};--wash-${hue}:${colors[theme].wash};`)
      .join('');
  const classes = tools.map(
    ({hue}) => `.tool--${hue}{--tool:var(--tool-${hue});--tool-wash:var(--wash-${hue})}`,
  );
  return [
    `:root{${tokens('light')}}`,
    `@media screen{[data-theme=dark]{${tokens('dark')}}}`,
    ...classes,
    '',
  ].join('\n');
}
