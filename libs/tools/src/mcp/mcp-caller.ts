import type { AuthInfo } from '@modelcontextprotocol/server';
import type { KeyScope } from '@app/accounts';

/** Whom a request at the agents' door speaks for. */
export interface McpCaller {
  accountId: string;
  /** The API key that was sent; null for an owner who is signed in. */
  keyId: string | null;
  /** Of the key; null for all. */
  scopes: readonly KeyScope[] | null;
  requestId: string;
}

/** The caller as the protocol's server hands it on; the key itself stays at the door. */
export function toAuthInfo(caller: McpCaller): AuthInfo {
  return { token: '', clientId: caller.keyId ?? caller.accountId, scopes: [], extra: { ...caller } };
}

/** Throws for a request that came past the door. */
export function callerOf(authInfo: AuthInfo | undefined): McpCaller {
  const { accountId, keyId, scopes, requestId } = authInfo?.extra ?? {};
  if (typeof accountId !== 'string' || typeof requestId !== 'string') throw new Error('nobody is known to be asking');
  return {
    accountId,
    keyId: typeof keyId === 'string' ? keyId : null,
    scopes: scopes as McpCaller['scopes'],
    requestId,
  };
}
