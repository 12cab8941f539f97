/** Everything a model needs, in one import. */
export * from './types.ts';
export * from './materials.ts';
export * from './outlines.ts';
export * from './builder.ts';
export * from './decals.ts';
export * from './hardware.ts';
export * from './hydraulics.ts';
export * from './drives.ts';
export * from './enclosures.ts';
export * from './platens.ts';
export { smoothPath, bentPath, sweep } from './sweep.ts';
export { revolve, cylinderProfile } from './revolve.ts';
