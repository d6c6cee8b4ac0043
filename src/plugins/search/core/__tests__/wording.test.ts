import {describe, expect, it} from 'vitest';
import {searchIndexes} from '../search';
import type {Wording} from '../wording';
import {indexOf, section, titlesOf} from './library';

const wording: Wording = {
  synonyms: {
    k8s: ['kubernetes'],
    remove: ['destroy'],
    'http api': ['openapi'],
    流水线: ['ci'],
    删除: ['销毁', 'destroy'],
  },
  simplified: {安: '安', 裝: '装', 請: '请', 問: '问'},
};

function find(query: string, ...titles: string[]): string[] {
  const sections = titles.map((title, number) => section(`/${number}`, title, title));
  return titlesOf(searchIndexes(query, [indexOf(sections)], undefined, wording));
}

describe('a question in Chinese is reduced to its subject', () => {
  const scoresOf = (query: string) => {
    const sections = ['安装', '升级 Kusion', '怎么办', 'SQL 搜索'].map((title, number) =>
      section(`/${number}`, title, title),
    );
    return searchIndexes(query, [indexOf(sections)], undefined, wording).hits.map(({document, score}) => ({
      title: document.title,
      score,
    }));
  };

  it.each([
    ['怎么安装', '安装'],
    ['如何安装', '安装'],
    ['安装是什么', '安装'],
    ['安裝', '安装'],
    ['請問如何安裝', '安装'],
    ['怎么升级kusion', '升级 Kusion'],
    ['如何用 ＳＱＬ 搜索', 'SQL 搜索'],
  ])('%s becomes %s', (question, subject) => {
    expect(scoresOf(subject)).not.toEqual([]);
    expect(scoresOf(question)).toEqual(scoresOf(subject));
  });
});

describe('a synonym finds words on the pages', () => {
  it.each([
    ['k8s', 'Kubernetes'],
    ['K8s 集群', 'Kubernetes'],
    ['http api', 'OpenAPI'],
    ['流水线', 'CI'],
    ['怎么删除资源', '销毁'],
    ['怎么删除资源', 'destroy'],
  ])('%s: %s', (query, title) => {
    expect(find(query, 'Other', title)).toEqual([title]);
  });

  it('after the word itself', () => {
    expect(find('remove', 'destroy', 'remove')).toEqual(['remove', 'destroy']);
  });

  it('but not in reverse, by part of a phrase, or with an operator', () => {
    expect(find('destroy', 'remove')).toEqual([]);
    expect(find('http', 'OpenAPI')).toEqual([]);
    expect(find('+remove', 'destroy')).toEqual([]);
  });
});
