/** What a room says before and beside its story; the story itself comes from the server. */
export interface RoomWords {
  readonly name: string;
  /** One honest sentence for when the story does not arrive. */
  readonly failure: string;
}

export const rooms: Readonly<Record<'kitchen' | 'void' | 'consciousness', RoomWords>> = {
  kitchen: {
    name: 'Kitchen',
    failure: 'The kitchen is drawn somewhere else and the drawing has not arrived; your place in it is kept.',
  },
  void: {
    name: 'Void',
    failure: 'The empty docket could not be fetched and something else came in its place; your leaf is kept.',
  },
  consciousness: {
    name: 'Consciousness',
    failure: 'The drawer would not open because the registry cannot be reached; what you had out is still out.',
  },
};
