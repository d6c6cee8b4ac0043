import fc from 'fast-check';

/** A UTF-16 code unit, which may be half of a character. */
const anyUnit = fc.integer({min: 0, max: 0xffff}).map((unit) => String.fromCharCode(unit));
const hanUnit = fc.integer({min: 0x4e00, max: 0x9fff}).map((unit) => String.fromCharCode(unit));

/** Any text up to a length in code units: characters, unpaired surrogates, and Chinese. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const units = ['binary', 'grapheme', anyUnit, hanUnit] as const;
  return fc.oneof(
    ...units.map((unit) => fc.string({unit, maxLength})),
    fc.string({unit: 'grapheme', maxLength}).map((text) => text.normalize('NFD')),
  );
}

/** Text of words and operators, as combined by readers and attackers. */
export const queryLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'title: tags: foo: + - -- ~ ^ * 1 4 1.5 / -f --dry-run'.split(' '), ' '),
      fc.constantFrom(
        ...'kusion apply 工作空间 AppConfiguration go.mod https://a/b 🎉 \u0000 __proto__'.split(' '),
      ),
      anyText(6),
    ),
    {maxLength: 24},
  )
  .map((parts) => parts.join(''));
