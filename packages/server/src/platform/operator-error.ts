/** Why Bridge cannot start, with what the operator should do. Shown without a stack. */
export class OperatorError extends Error {}
