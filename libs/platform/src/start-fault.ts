/** Why a program cannot start, in a sentence for its operator; told without a stack. */
export class StartFault extends Error {}
