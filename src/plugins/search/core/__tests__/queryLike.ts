import fc from 'fast-check';

/** Text of words and operators as readers, and those who try to break a search, combine them. */
export const queryLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'title:',
        'tags:',
        'foo:',
        '+',
        '-',
        '--',
        '~',
        '^',
        '*',
        ' ',
        '1',
        '4',
        '1.5',
        '/',
        '-f',
        '--dry-run',
      ),
      fc.constantFrom(
        'kusion',
        'apply',
        '工作空间',
        'AppConfiguration',
        'go.mod',
        'https://a/b',
        '🎉',
        '\u0000',
        '__proto__',
      ),
      fc.string({unit: 'binary', maxLength: 6}),
    ),
    {maxLength: 24},
  )
  .map((parts) => parts.join(''));
