/** Why a program cannot start, as a sentence for its operator; printed without a stack. */
export class StartFault extends Error {}
