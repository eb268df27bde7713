export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const milliseconds = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const times = (value) => `${value.toFixed(2)} ×`;
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
