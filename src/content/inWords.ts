const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A count as written in a sentence: in words up to twelve, then in digits. */
export const inWords = (count: number): string => small[count] ?? count.toLocaleString('en-GB');
