/** Why Bridge cannot start, in words that tell the operator what to do. Shown alone, without a stack. */
export class OperatorError extends Error {}
