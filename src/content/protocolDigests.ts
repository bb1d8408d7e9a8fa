import type { ProtocolDigests } from '#contract/simulation.ts';

/** Digests that a typed word is compared with. Written by tools/protocol-digests.ts; a test checks them against the words. B-SEC-01. */
export const protocolDigests: ProtocolDigests = {
  salt: 'b67f72fcd07368bbf9d2883d',
  digests: [
    '09ec38f5ea46f6f3eafcd6dff902c604',
    'd2a27ea5c90afc39897fcdcc6896ade1',
    'e534f092af6877251a69215a442f38af',
    'f76acb05a90ada5bbbd389472fdffeea',
  ],
};
