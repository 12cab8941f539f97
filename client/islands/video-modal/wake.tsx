export function wake(): void {}
