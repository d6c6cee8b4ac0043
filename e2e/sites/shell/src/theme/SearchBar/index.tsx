export default function SearchBar() {
  return <button type="button">Fixture search</button>;
}
