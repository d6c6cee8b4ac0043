import {expect, it} from 'vitest';
import {comparePage} from '../pageChange';

const page = (title: string, text: string) =>
  `<title>${title}</title><nav>Menu</nav><main><article><p>${text}</p><footer>Edit</footer></article></main>`;

it('counts added and removed words, regardless of their order and markup', () => {
  const before = page('Stack', 'Each stack has one workspace.');
  expect(comparePage('/a', before, page('Stack', 'Each project has <b>one</b> workspace.'))).toMatchObject({
    added: 1,
    removed: 1,
  });
  expect(comparePage('/a', before, page('Stack', 'Each stack has <em>one</em> workspace.'))).toBeUndefined();
});

it('counts Chinese words, which have no spaces between them', () => {
  const change = comparePage('/zh/a', page('栈', '删除集群'), page('栈', '注册集群'));
  expect(change?.added).toBe(1);
  expect(change?.removed).toBeGreaterThan(0);
});

it('reports a changed title, a new page, and a removed page', () => {
  expect(comparePage('/a', page('Old', 'x'), page('New', 'x'))).toMatchObject({
    before: 'Old',
    after: 'New',
    added: 0,
  });
  expect(comparePage('/a', undefined, page('New', 'two words'))).toMatchObject({before: undefined, added: 2});
  expect(comparePage('/a', page('Old', 'two words'), undefined)).toMatchObject({
    after: undefined,
    removed: 2,
  });
});

it('ignores what surrounds the article', () => {
  expect(comparePage('/a', page('A', 'x'), page('A', 'x').replace('Menu', 'Other'))).toBeUndefined();
});
