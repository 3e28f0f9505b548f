/** Numbers that are written one after the other, of which nobody knows beforehand how many there will be. */
export class Growing<Numbers extends Uint32Array | Float32Array> {
  private numbers: Numbers;
  private used = 0;

  constructor(private readonly make: (length: number) => Numbers) {
    this.numbers = make(1024);
  }

  get length(): number {
    return this.used;
  }

  push(value: number): void {
    if (this.used === this.numbers.length) {
      const larger = this.make(this.used * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.used++] = value;
  }

  /** What was written, in an array that is just as long. */
  whole(): Numbers {
    const whole = this.make(this.used);
    whole.set(this.numbers.subarray(0, this.used));
    return whole;
  }
}
