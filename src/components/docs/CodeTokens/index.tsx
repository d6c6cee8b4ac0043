import {createContext, useContext, useMemo} from 'react';
import {decodeTokens, type CodeToken} from '@site/src/prism/tokens';

const CodeTokens = createContext<string | undefined>(undefined);

/** Passes the tokens of a code block to the component that shows its lines. */
export const CodeTokensProvider = CodeTokens.Provider;

/** Tokens of the lines of the surrounding code block. */
export function useCodeTokens(code: string): CodeToken[][] {
  const encoded = useContext(CodeTokens);
  return useMemo(() => decodeTokens(code, encoded), [code, encoded]);
}
